import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

const pollOptions = { interval: 10, timeout: 15_000 }

/** The dialog of the modal. */
export const dialog = (): Locator => page.getByRole('dialog')
/** Matches the accessible name exactly. */
export const button = (name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
/** The heading of a step. */
export const heading = (name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 3, exact: true })

/** Waits until an element is visible. */
export const expectVisible = (locator: Locator): Promise<unknown> =>
  expect.element(locator, pollOptions).toBeVisible()
/** Waits until an element is removed. */
export const expectRemoved = (locator: Locator): Promise<unknown> =>
  expect.element(locator, pollOptions).not.toBeInTheDocument()
/** Polls until `read` returns the expected value. */
export const expectValue = (read: () => unknown, value: unknown): Promise<void> =>
  expect.poll(read, pollOptions).toEqual(value)
/** The active view of the modal, not one that is leaving. */
export const shownView = (): string | undefined =>
  document.querySelector<HTMLElement>('.lk-view:not([data-exiting])')?.dataset.view
