'use client'
import type { Kit, KitState, Namespace, Readable } from '@latchkit/core'
import type { Lazy } from '@latchkit/core/internal'
import { type ComponentType, createContext, type ReactNode } from 'react'
import { createModalOpener, type ModalOpener } from './modal-opener.ts'
import type { Slots } from './SlotsContext.ts'
import { serverSnapshot } from './serverSnapshot.ts'

/** The code of the modal, loaded on demand. */
export type DialogModule = {
  Dialog: ComponentType<{ duration: number; slots: Slots | undefined }>
  /** Adopts the styles of the modal. Rendered around the dialog, also while the modal is closed. */
  Styles: ComponentType<{ children: ReactNode }>
}

export type RenderOptions = {
  /**
   * CSP nonce for style elements that third-party libraries create; undefined if the page has none.
   */
  nonce: string | undefined
  /** Parent element of the modal. Null means the body of the page. */
  container: HTMLElement | null
}

/**
 * Value of `KitContext`: a kit, and the loaders and options that hooks and components
 * use.
 */
export type KitContextValue = {
  kit: Kit
  /** The state that a server renders; also used by the first render in the browser. */
  serverState: Readable<KitState>
  /**
   * Returns the lazy value of a key; `create` creates it with the first call for the key. The
   * callers pass the imports, so that a page bundles only what it uses.
   */
  loaderOf<T>(key: unknown, create: () => Lazy<T>): Lazy<T>
  opener: ModalOpener
  renderOptions: RenderOptions
}

/** Creates the context value of a kit without loading or starting anything. */
export function createKitContext(
  kit: Kit,
  renderOptions: RenderOptions,
  reconnecting: readonly Namespace[] = [],
): KitContextValue {
  let snapshot: KitState | null = null
  const loaders = new Map<unknown, Lazy<unknown>>()
  return {
    kit,
    serverState: {
      getSnapshot: () => {
        snapshot ??= serverSnapshot(kit.state.getSnapshot(), reconnecting)
        return snapshot
      },
      subscribe: () => ({ unsubscribe: () => {} }),
    },
    loaderOf<T>(key: unknown, create: () => Lazy<T>) {
      const loader = loaders.get(key) ?? create()
      loaders.set(key, loader)
      return loader as Lazy<T>
    },
    opener: createModalOpener(kit),
    renderOptions,
  }
}

/** The kit and `loaderOf`, for functions that create loaders. */
export type LoaderContext = Pick<KitContextValue, 'kit' | 'loaderOf'>

/** Null outside a `KitProvider`. */
export const KitContext = createContext<KitContextValue | null>(null)
