import type { ViewName } from '@latchkit/core'
import type { SyntheticEvent } from 'react'
import type { LoaderContext } from '../kit/KitContext.ts'
import { panelLoader } from './panelLoader.ts'

/**
 * Handles the pointer or the focus that enters a control: loads the code of the view that the
 * control opens, which its attribute `data-opens` names.
 */
export const loadOpened =
  (context: LoaderContext) =>
  ({ target }: SyntheticEvent): void => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-opens]')
    if (!control) return
    const panel = panelLoader(context, control.dataset.opens as ViewName)
    // A click retries what failed.
    if (panel.status() === 'idle') void panel.load()
  }
