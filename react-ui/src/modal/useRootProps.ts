'use client'
import { type ThemeProps, useThemeProps } from '../hooks/useThemeProps.ts'

const usual = 150

/** What the modal's outermost element wears: the theme, and the page's own pace where it wants another (tests want none). */
export function useRootProps(duration: number): ThemeProps {
  const theme = useThemeProps()
  if (duration === usual) return theme
  return {
    ...theme,
    style: {
      ...theme.style,
      '--latchkit-move': `${duration}ms`,
      '--latchkit-swift': `${duration * 0.8}ms`,
    },
  }
}
