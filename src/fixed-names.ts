// The names that the specification fixes: of keys in the browser's storage, and of events between the parts of a page.

export const SESSION_KEY = 'admin_session'
export const PARTNERS_KEY = 'installmentPartners'
export const PARTNERS_EVENT = 'installmentPartnersChanged'
export const VIDEOS_EVENT = 'videosUpdated'
