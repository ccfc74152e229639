'use client'
import type { Kit, Theme } from '@latchkit/core'
import { shallowEqual } from '../kit/shallowEqual.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'

/** The theme in use, and how to change it. A mode of null is the system's choice. */
export function useKitTheme(): Theme & Pick<Kit, 'setThemeMode' | 'setThemeVariables'> {
  const { setThemeMode, setThemeVariables } = useKit()
  const theme = useKitState(
    ({ config: { themeMode, themeVariables } }) => ({ themeMode, themeVariables }),
    shallowEqual,
  )
  return { ...theme, setThemeMode, setThemeVariables }
}
