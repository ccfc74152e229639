import type { ReactNode } from 'react'
import type { ThemeProps } from '../hooks/useThemeProps.ts'

/** Ids of the elements that say what the modal is. */
export type Labels = { title: string }

/** What holds the card, over the page or in it. */
export type FrameProps = { labels: Labels; root: ThemeProps; children: ReactNode }
