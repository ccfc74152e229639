const name = 'latchkit-phone'

/**
 * Keeps one active phone per browser, because two with the same keys would answer every request
 * twice. The tab opened last is active. Resolves when this tab is; `lost` is called when it no
 * longer is.
 */
export function onlyOne(lost: () => void): Promise<void> {
  return new Promise((resolve) => {
    const held = navigator.locks.request(name, { steal: true }, () => {
      resolve()
      return new Promise<void>(() => {})
    })
    held.catch(lost)
  })
}
