const lockName = 'latchkit-phone'

/**
 * Makes this tab the active phone of the browser. Two active phones with the same keys would answer
 * every request twice. Resolves when this tab is active. Calls `onLost` when another tab becomes
 * active.
 */
export function claimPhone(onLost: () => void): Promise<void> {
  return new Promise((resolve) => {
    const lock = navigator.locks.request(lockName, { steal: true }, () => {
      resolve()
      return new Promise<void>(() => {})
    })
    lock.catch(onLost)
  })
}
