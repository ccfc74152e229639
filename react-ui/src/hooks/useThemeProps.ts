'use client'
import type { CSSProperties } from 'react'
import { useKitState } from '../kit/useKitState.ts'
import { type ThemeStyle, themeStyle } from '../theme/theme-variables.ts'

export type ThemeProps = {
  'data-theme': 'light' | 'dark' | undefined
  style: CSSProperties & ThemeStyle
}

/** What an element of ours wears to carry the theme. No `data-theme` is the system's choice. */
export function useThemeProps(): ThemeProps {
  const mode = useKitState(({ config }) => config.themeMode)
  const variables = useKitState(({ config }) => config.themeVariables)
  return { 'data-theme': mode ?? undefined, style: themeStyle(variables) }
}
