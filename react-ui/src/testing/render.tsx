import type { Kit } from '@latchkit/core'
import { type RenderResult, render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { EntryContext } from '../kit/EntryContext.ts'
import { KitProvider } from '../kit/KitProvider.tsx'

/** Renders an element of a page with a kit. */
export const renderWithKit = (kit: Kit, element: ReactNode): RenderResult =>
  render(<KitProvider kit={kit}>{element}</KitProvider>)

/**
 * Renders a hook in a page with the kit of an environment. Returns its latest result. `entry`: the key
 * of the view around it, null outside the modal.
 */
export const renderKitHook = <T,>(
  { kit }: { kit: Kit },
  hook: () => T,
  entry: string | null = null,
): { current: T } =>
  renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <KitProvider kit={kit}>
        <EntryContext.Provider value={entry}>{children}</EntryContext.Provider>
      </KitProvider>
    ),
  }).result
