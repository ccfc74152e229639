'use client'
import { type ThemeProps, useThemeProps } from '../hooks/useThemeProps.ts'
import { useKitState } from '../kit/useKitState.ts'

type RootProps = ThemeProps & { 'data-branding': true | undefined }

/** Whether the modal names its maker. A change applies with the next view that is shown. */
export const useBranding = (): boolean =>
  useKitState(({ config }) => config.remoteFeatures?.branding === true)

/** Duration of transitions in the style sheet, in ms. */
const defaultDuration = 150

/**
 * Props of the modal's root element: the theme, whether there is a branding line, and the transition
 * durations if the page changes them.
 */
export function useRootProps(duration: number): RootProps {
  const hasBranding = useBranding()
  const theme = { ...useThemeProps(), 'data-branding': hasBranding || undefined }
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
