'use client'
import type { ConfigState, ThemeMode } from '@latchkit/core'
import { shallowEqual } from '@latchkit/core/internal'
import { useMemo } from 'react'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

export type KitTheme = Pick<ConfigState, 'themeMode' | 'themeVariables'> & {
  /** Null: the colour scheme of the system. */
  setThemeMode(themeMode: ThemeMode | null): void
  /** Merges the variables into the current ones. */
  setThemeVariables(themeVariables: ConfigState['themeVariables']): void
}

/** The theme of the widget, and functions that change it. */
export function useKitTheme(): KitTheme {
  const { settings } = useKit()
  const theme = useKitState(
    ({ config: { themeMode, themeVariables } }) => ({ themeMode, themeVariables }),
    shallowEqual,
  )
  return useMemo(
    () => ({
      ...theme,
      setThemeMode: (themeMode) => settings.update({ themeMode }),
      setThemeVariables: (themeVariables) => settings.update({ themeVariables }),
    }),
    [theme, settings],
  )
}
