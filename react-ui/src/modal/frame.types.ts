import type { HTMLAttributes, ReactNode } from 'react'
import type { ThemeProps } from '../hooks/useThemeProps.ts'
import type { LanguageProps } from './useLanguageProps.ts'

/** Ids of the elements that label the modal. */
export type Labels = { title: string }

/** Props of `DialogFrame` and `InlineFrame`. */
export type FrameProps = {
  labels: Labels
  /** Keeps the element in the visible part of the page and returns stop. Absent until it is loaded. */
  fit: ((frame: HTMLElement) => () => void) | undefined
  root: ThemeProps &
    LanguageProps &
    Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onKeyDown' | 'onPointerDown' | 'onPointerOver'>
  children: ReactNode
}
