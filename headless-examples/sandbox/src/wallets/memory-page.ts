import type { ShowApproval, TextStore, WalletPage } from './wallet.types.ts'

/**
 * Creates the environment of a wallet in Node. `events` takes the place of the window. Showing an
 * approval throws unless `show` is given.
 */
export function memoryPage({
  events = new EventTarget(),
  globals = {},
  show = throwOnShow,
}: {
  events?: EventTarget
  globals?: object
  show?: ShowApproval
} = {}): WalletPage {
  return { events, globals, store: memoryStore(), show }
}

/**
 * Creates a store in memory. A second wallet with the same store behaves like the first wallet
 * after a reload or in another tab.
 */
export function memoryStore(): TextStore {
  const listeners = new Set<() => void>()
  let stored: string | null = null
  return {
    read: () => stored,
    write(text) {
      stored = text
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const throwOnShow: ShowApproval = (request) => {
  throw new Error(`Cannot show the approval request "${request.kind}": no \`show\` was given.`)
}
