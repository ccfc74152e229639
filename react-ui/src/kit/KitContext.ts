'use client'
import type { Kit, KitState, Namespace, Readable, ViewName } from '@latchkit/core'
import { lazy } from '@latchkit/core/internal'
import { type ComponentType, createContext, type ReactNode } from 'react'
import type { ViewCode } from './defineView.ts'
import { createLoader, type Loader } from './loader.ts'
import { createModalOpener, type ModalOpener } from './modal-opener.ts'
import type { Slots } from './SlotsContext.ts'
import { serverSnapshot } from './serverSnapshot.ts'

/** The code of each view, with its default look. It loads on demand, with the flow of the view. */
export type Panels = { get(view: ViewName): Loader<ViewCode> }

/** The code of the modal, loaded on demand. */
export type DialogModule = {
  Dialog: ComponentType<{ panels: Panels; duration: number; slots: Slots | undefined }>
  /** Adopts the styles of the modal. Rendered around the dialog, also while the modal is closed. */
  Styles: ComponentType<{ children: ReactNode }>
  panels: Panels
}

/** Imports the code of the modal. */
export type LoadDialog = () => Promise<DialogModule>

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
   * Returns the loader of the modal's code, which is created once per kit. The caller passes the
   * import, so that a page without `Modal` and buttons does not bundle that code.
   */
  dialogLoader(createLoad: (context: CodeContext) => LoadDialog): Loader<DialogModule>
  /** Returns the loader of a module, which is created once per kit and import. */
  codeLoader<Module>(importModule: () => Promise<Module>): Loader<Module>
  opener: ModalOpener
  renderOptions: RenderOptions
}

/**
 * Creates the context value of a kit without loading or starting anything. A `loadDialog` that is
 * not null replaces the import that callers of `dialogLoader` pass.
 */
export function createKitContext(
  kit: Kit,
  loadDialog: LoadDialog | null,
  renderOptions: RenderOptions,
  reconnecting: readonly Namespace[] = [],
): KitContextValue {
  let snapshot: KitState | null = null
  let dialog: Loader<DialogModule> | null = null
  const loaders = new Map<() => Promise<unknown>, Loader<unknown>>()
  const codeLoader = <Module>(importModule: () => Promise<Module>) => {
    const loader = loaders.get(importModule) ?? createLoader(lazy(importModule))
    loaders.set(importModule, loader)
    return loader as Loader<Module>
  }
  return {
    kit,
    serverState: {
      getSnapshot: () => {
        snapshot ??= serverSnapshot(kit.state.getSnapshot(), reconnecting)
        return snapshot
      },
      subscribe: () => ({ unsubscribe: () => {} }),
    },
    dialogLoader: (createLoad) => {
      dialog ??= createLoader(loadDialog ?? createLoad({ kit, codeLoader }))
      return dialog
    },
    codeLoader,
    opener: createModalOpener(kit),
    renderOptions,
  }
}

/** What the loader of the modal's code needs. */
export type CodeContext = Pick<KitContextValue, 'kit' | 'codeLoader'>

/** Null outside a `KitProvider`. */
export const KitContext = createContext<KitContextValue | null>(null)
