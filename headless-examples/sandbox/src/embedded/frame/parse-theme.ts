import { isRecord } from '../../base/checks.ts'
import type { FrameTheme } from './frame.types.ts'

const variableName = /^--[a-z0-9-]{1,60}$/

/** Parses the theme of a page. Entries that are not variables are left out. */
export function parseTheme(payload: Readonly<Record<string, unknown>>): FrameTheme {
  const { themeMode, themeVariables, w3mThemeVariables } = payload
  const lists = [themeVariables, w3mThemeVariables].filter(isRecord)
  const entries = lists.flatMap((variables) =>
    Object.entries(variables).flatMap(([name, value]): [string, string | number][] =>
      variableName.test(name) && (typeof value === 'string' || typeof value === 'number')
        ? [[name, value]]
        : [],
    ),
  )
  return {
    mode: themeMode === 'light' || themeMode === 'dark' ? themeMode : null,
    variables: Object.fromEntries(entries),
  }
}
