export function findLeaks(outDir: string): string[]
export function checkLeaks(outDir: string, project: string): { passed: number; failed: number }
