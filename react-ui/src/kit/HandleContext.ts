'use client'
import type { Kit, KitState, ViewName } from '@latchkit/core'
import { type ComponentType, createContext } from 'react'
import { atRest } from './atRest.ts'
import { createLoader, type Loader } from './loader.ts'
import { createOpening, type Opening } from './opening.ts'

type Observer<T> = { next?: (value: T) => void }
/** What XState's `useSelector` reads from. */
export type Source<T> = {
  getSnapshot(): T
  subscribe(observer: Observer<T> | ((value: T) => void)): { unsubscribe(): void }
}
const tell = <T>(observer: Observer<T> | ((value: T) => void)) =>
  typeof observer === 'function' ? observer : (value: T) => observer.next?.(value)

/** A view's default look. `Selector`: the networks to choose from, in the header where the way back would be. */
export type Panel = ComponentType & { Selector?: ComponentType }
/** The views' default looks, each fetched with its flow when first wanted. */
export type Panels = { of(view: ViewName): Loader<Panel> }

/** The modal as it arrives when it is first wanted. */
export type DialogCode = {
  Dialog: ComponentType<{ panels: Panels; duration: number }>
  panels: Panels
}

/** How the modal's code is fetched. */
export type FetchDialog = (kit: Kit, attempt: number) => Promise<DialogCode>

/** How the page lets us draw. */
export type Drawing = {
  /** For the style elements that libraries beneath us make. */
  nonce: string | undefined
  /** Where the modal is put; null is the page's body. */
  container: HTMLElement | null
}

/** A kit with what drawing it takes. Made by the provider, starts nothing. */
export type Handle = {
  kit: Kit
  live: Source<KitState>
  /** As it is drawn on a server and in the first render after one. */
  rest: Source<KitState>
  /** The modal's code, fetched once for all. Who draws the modal says how: a page that draws its own carries no byte of ours. */
  dialog(fetch: FetchDialog): Loader<DialogCode>
  opening: Opening
  drawing: Drawing
}

/** Makes a kit's handle. `fetchDialog` null: the modal's code is fetched as whoever draws it says. */
export function createHandle(kit: Kit, fetchDialog: FetchDialog | null, drawing: Drawing): Handle {
  let rest: KitState | null = null
  let dialog: Loader<DialogCode> | null = null
  return {
    kit,
    live: {
      getSnapshot: () => kit.store.getSnapshot(),
      subscribe: (observer) => kit.store.subscribe(tell(observer)),
    },
    rest: {
      getSnapshot: () => (rest ??= atRest(kit.store.getSnapshot())),
      subscribe: () => ({ unsubscribe: () => {} }),
    },
    dialog: (fetch) => {
      dialog ??= createLoader((attempt) => (fetchDialog ?? fetch)(kit, attempt))
      return dialog
    },
    opening: createOpening(kit),
    drawing,
  }
}

/** null outside of a `KitProvider`. */
export const HandleContext = createContext<Handle | null>(null)
