import { createMessageWindow, type MessageWindow } from '../platform/message-window.ts'

/**
 * Opens the visualizer at this URL in a window that follows the page, if the page attaches a kit
 * and allows the origin: `attachDevtools(kit, { allow: ['http://localhost:4100'] })`. Call it in
 * the handler of a click. Returns false if the browser blocked the window.
 */
export function openVisualizer(
  url: string,
  page: MessageWindow | null = createMessageWindow(),
): boolean {
  if (page === null) return false
  const address = new URL(url)
  address.searchParams.set('panel', 'live')
  address.searchParams.set('opener', page.origin)
  return page.open(address.href, 'latchkit-visualizer')
}
