import type { Kit } from '@latchkit/core'
import { expectTypeOf } from 'vitest'
import type { Locale } from '../index.ts'
import type * as entry from './index.ts'

expectTypeOf<keyof typeof entry>().toEqualTypeOf<'mount'>()
expectTypeOf<typeof entry.mount>().toEqualTypeOf<
  (kit: Kit, target?: entry.MountTarget, options?: entry.MountOptions) => () => void
>()
expectTypeOf<entry.MountTarget>().toEqualTypeOf<
  Element | ShadowRoot | { shadow: true; in?: Element; styles?: string }
>()
expectTypeOf<entry.MountOptions>().toEqualTypeOf<{
  locale?: Locale
  nonce?: string
  toaster?: boolean
}>()
