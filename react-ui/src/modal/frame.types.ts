import type { HTMLAttributes, ReactNode } from 'react'
import type { ThemeProps } from '../hooks/useThemeProps.ts'

/** Ids of the elements that label the modal. */
export type Labels = { title: string }

/** Props of `DialogFrame` and `InlineFrame`. */
export type FrameProps = {
  labels: Labels
  root: ThemeProps & Pick<HTMLAttributes<HTMLElement>, 'onKeyDown'>
  children: ReactNode
}
