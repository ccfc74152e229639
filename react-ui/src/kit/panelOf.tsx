import type { ComponentType, JSX, ReactNode } from 'react'
import type { Loading } from './useView.ts'

type Source<View> = ComponentType<{ children: (view: View) => ReactNode }>
type Loaded<View> = Exclude<View, Loading>

const isLoaded = <View extends object>(view: View): view is Loaded<View> =>
  !('step' in view && view.step === 'loading')

/**
 * Creates the panel of a view: `Screen` draws the view that `Source` passes to its child. The panel
 * is empty while the code of the flow loads.
 */
export const panelOf = <View extends object>(
  Source: Source<View>,
  Screen: ComponentType<{ view: Loaded<View> }>,
): (() => JSX.Element) =>
  function Panel() {
    return <Source>{(view) => isLoaded(view) && <Screen view={view} />}</Source>
  }
