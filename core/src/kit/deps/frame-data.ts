import type { FramePayload } from '../../clients/frame/frame-requests.ts'
import { sdkLabel, sdkType, sdkVersion } from '../../domain/config/sdk-label.ts'
import { frameVariables } from '../../domain/embedded/frame-theme.ts'
import { fieldsOf } from '../../domain/object.ts'
import type { Device } from '../../platform/platform.ts'
import type { ConfigState, Metadata } from '../../protocol/kit-state.ts'

type PageData = {
  metadata: Metadata
  projectId: string
  sdkPlatform: string
  adapters: readonly string[]
}

/** Page metadata that the frame displays. */
export const pageDataOf = ({
  metadata: { name, description, url, icons },
  projectId,
  sdkPlatform: platform,
  adapters,
}: PageData): FramePayload<'SYNC_DAPP_DATA'> => ({
  metadata: { name, description, url, icons: [...icons] },
  sdkType,
  sdkVersion: sdkLabel({ platform, adapters, version: sdkVersion }),
  projectId,
})

/** Theme mode and variables of the frame. */
export function frameThemeOf(
  { themeMode, themeVariables }: Pick<ConfigState, 'themeMode' | 'themeVariables'>,
  { prefersDark }: Pick<Device, 'prefersDark'>,
): FramePayload<'SYNC_THEME'> {
  const mode = themeMode ?? (prefersDark ? 'dark' : 'light')
  const given = fieldsOf(themeVariables)['--latchkit-accent']
  const accent = typeof given === 'object' ? fieldsOf(given)[mode] : given
  return {
    themeMode: mode,
    w3mThemeVariables: frameVariables(mode, typeof accent === 'string' ? accent : null),
  }
}
