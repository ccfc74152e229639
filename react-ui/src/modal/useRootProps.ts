'use client'
import { type ThemeProps, useThemeProps } from '../hooks/useThemeProps.ts'

/** Duration of transitions in the style sheet, in ms. */
const defaultDuration = 150

/**
 * Props of the modal's root element: the theme, and the transition durations if the page changes
 * them.
 */
export function useRootProps(duration: number): ThemeProps {
  const theme = useThemeProps()
  if (duration === defaultDuration) return theme
  return {
    ...theme,
    style: {
      ...theme.style,
      '--latchkit-move': `${duration}ms`,
      '--latchkit-swift': `${duration * 0.8}ms`,
    },
  }
}
