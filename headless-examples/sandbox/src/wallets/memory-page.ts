import type { ShowApproval, TextStore, WalletPage } from './wallet.types.ts'

/** A page without a browser, for tests in Node. `events` plays the window; nobody is there to be asked unless `show` is given. */
export function memoryPage({
  events = new EventTarget(),
  globals = {},
  show = nobody,
}: {
  events?: EventTarget
  globals?: object
  show?: ShowApproval
} = {}): WalletPage {
  return { events, globals, store: memoryStore(), show }
}

/** Keeps text as long as the test holds it: a second wallet with the same one is the first after a reload, or in another tab. */
export function memoryStore(): TextStore {
  const listeners = new Set<() => void>()
  const held: { text: string | null } = { text: null }
  return {
    read: () => held.text,
    write(text) {
      held.text = text
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const nobody: ShowApproval = (ask) => {
  throw new Error(`Nobody is there to be asked about: ${ask.kind}.`)
}
