import type { Popups } from './platform.ts'

/** The popups of a page, which is null on a server. A popup keeps a reference to the page (rule R6). */
export const createPopups = (page: Window | null): Popups => ({
  popup(url, name, features) {
    const popup = page?.open(url, name, features) ?? null
    return (
      popup && {
        window: popup,
        navigate: (next) => popup.location.replace(next),
        close: () => popup.close(),
      }
    )
  },
  replaceUrl: (url) => page?.history.replaceState(page.history.state, '', url),
})
