/** The ref of a control that takes the focus when it appears, as after the press that opened its form. */
export const takeFocus = (control: HTMLElement | null): void => control?.focus()

/** The ref of a card that is to be seen: once it is added, or after its form was closed. */
export function showCard(card: HTMLElement | null): void {
  card?.closest('article')?.scrollIntoView({ block: 'center' })
  card?.querySelector<HTMLElement>('[data-takes-focus], [data-act=menu]')?.focus({ preventScroll: true })
}
