/** The titles of the messages that are shown and are not closing. */
export const openToasts = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed=false]')].map(
    (toast) => toast.querySelector('[data-title]')?.textContent,
  )
