import { PointerEventsCheckLevel, userEvent, type UserEvent } from '@testing-library/user-event'

/**
 * Returns a user that acts without pauses.
 * A dialog of Radix takes pointers one task after it is found, so the browser tests check what a pointer reaches.
 */
export function setupUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
}
