import { createContext, type ReactNode, useContext, useState } from 'react'
import { createElk } from './elk.ts'
import { createLayouts, type Layouts } from './layouts.ts'
import { createMeasure } from './measure.ts'

const LayoutsContext = createContext<Layouts | null>(null)

/** Provides one layout worker for all diagrams of the page. */
export function LayoutsProvider({ children }: { children: ReactNode }) {
  const [layouts] = useState(() => createLayouts(createElk(), createMeasure()))
  return <LayoutsContext value={layouts}>{children}</LayoutsContext>
}

/** The layouts of the page. */
export function useLayouts(): Layouts {
  const layouts = useContext(LayoutsContext)
  if (layouts === null) throw new Error('useLayouts() requires a LayoutsProvider above it.')
  return layouts
}
