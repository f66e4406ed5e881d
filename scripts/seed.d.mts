/** Fills emulators with the local content and administrator. */
export function seed(at: { firestore: string; auth: string; project: string }): Promise<string>
