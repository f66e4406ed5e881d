export function freePorts(count: number): Promise<number[]>
