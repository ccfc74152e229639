import {
  type AppKit,
  type AppKitOptions,
  createAppKit as createCoreAppKit,
} from '@latchkit/core/appkit'

/** Like `createAppKit` of `@latchkit/core/appkit`, with `react` in the SDK label. */
export const createAppKit = (options: AppKitOptions): AppKit =>
  createCoreAppKit({ ...options, sdkPlatform: options.sdkPlatform ?? 'react' })
