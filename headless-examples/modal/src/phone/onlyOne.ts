const name = 'latchkit-phone'

/**
 * Two phones with the same keys and sessions would answer everything twice: the tab opened last is the phone.
 * Resolves when it is this one; `lost` is called when it no longer is.
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
