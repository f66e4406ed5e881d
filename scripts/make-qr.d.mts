export function qrMatrix(text: string): number[][]
export function qrSvg(text: string): string
