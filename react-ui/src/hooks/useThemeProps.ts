'use client'
import type { CSSProperties } from 'react'
import { useKitState } from '../kit/useKitState.ts'
import { type ThemeStyle, themeStyle } from '../theme/theme-variables.ts'

export type ThemeProps = {
  'data-theme': 'light' | 'dark' | undefined
  style: CSSProperties & ThemeStyle
}

/**
 * Theme props for a root element of the widget. Without `data-theme`, the colour scheme of the
 * system applies.
 */
export function useThemeProps(): ThemeProps {
  const mode = useKitState(({ config }) => config.themeMode)
  const variables = useKitState(({ config }) => config.themeVariables)
  return { 'data-theme': mode ?? undefined, style: themeStyle(variables) }
}
