/** The words of every list of credentials. */
export const credentialLines = {
  hint: 'ما يمكن إثباته فقط، بلا وعد بنتيجة ولا رأي أسرة.',
  placeholder: 'مؤهل جديد',
  item: (position: number) => `المؤهل ${position}`,
} as const
