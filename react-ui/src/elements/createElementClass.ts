import type { Kit } from '@latchkit/core'
import { createEmitter } from '@latchkit/core/internal'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { adoptStyles } from '../embed/adoptStyles.ts'
import type { KitContextValue } from '../kit/KitContext.ts'
import type { Locale } from '../locales/load-locale.ts'

/** A kit that elements may render, with its options. */
export type ElementKit = {
  context: KitContextValue
  locale: Locale | null
  /** The styles for shadow roots. Null: those that the page has loaded. */
  styles: string | null
  /** Whether its modal shows the toasts. */
  toaster: boolean
}

/** The kits of the elements of a page. */
export type ElementKits = {
  /** Adds a kit, or replaces the kit with its id. */
  set(kit: Kit['id'], value: ElementKit): void
  /** Null if the page has not passed the kit yet. Without an id: the first kit. */
  get(id: Kit['id'] | null): ElementKit | null
  subscribe(listener: () => void): () => void
}

export function createElementKits(): ElementKits {
  const kits = new Map<Kit['id'], ElementKit>()
  const changed = createEmitter<void>()
  return {
    set(id, kit) {
      kits.set(id, kit)
      changed.emit()
    },
    get: (id) => (id === null ? [...kits.values()][0] : kits.get(id)) ?? null,
    subscribe: changed.subscribe,
  }
}

/** The attributes of all elements, without empty ones. Each uses those that it needs. */
export type Attributes = { namespace?: string; label?: string; wallet?: string }

/** Renders the content of an element. `container` is the element if it is in a shadow root. */
export type RenderElement = (
  kit: ElementKit,
  attributes: Attributes,
  container: HTMLElement | null,
) => ReactNode

/** The class of an element. A later call finds the kits of the elements that exist already. */
export type ElementClass = CustomElementConstructor & { readonly latchkitKits: ElementKits }

const attributeNames = ['namespace', 'label', 'wallet']

/**
 * Creates the class of an element that renders `render` with the kit that its attribute `kit` names.
 * It renders while it is in a document; its content adopts the styles in a shadow root.
 */
export function createElementClass(kits: ElementKits, render: RenderElement): ElementClass {
  return class extends HTMLElement {
    static readonly observedAttributes = ['kit', ...attributeNames]
    static readonly latchkitKits = kits
    #root: Root | null = null
    #unsubscribe = () => {}
    #removeStyles: (() => void) | null = null

    connectedCallback() {
      this.#unsubscribe = kits.subscribe(() => this.#render())
      this.#render()
    }

    disconnectedCallback() {
      this.#unsubscribe()
      this.#removeStyles?.()
      this.#removeStyles = null
      // A moved element keeps its content. React cannot unmount a root while it renders another one.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#root?.unmount()
        this.#root = null
      })
    }

    attributeChangedCallback() {
      this.#render()
    }

    #render() {
      const kit = kits.get(this.getAttribute('kit') || null)
      if (kit === null || !this.isConnected) return
      const place = this.getRootNode()
      const isInShadow = place instanceof ShadowRoot
      if (isInShadow) this.#removeStyles ??= adoptStyles(place, kit.styles)
      const attributes = Object.fromEntries(
        attributeNames.flatMap((name) => {
          const value = this.getAttribute(name)
          return value ? [[name, value]] : []
        }),
      )
      this.#root ??= createRoot(this)
      this.#root.render(render(kit, attributes, isInShadow ? this : null))
    }
  }
}
