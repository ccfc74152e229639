import type { Kit } from '@latchkit/core'
import { expectTypeOf } from 'vitest'
import type { Locale } from '../index.ts'
import type * as entry from './index.ts'

expectTypeOf<keyof typeof entry>().toEqualTypeOf<'defineElements'>()
expectTypeOf<typeof entry.defineElements>().toEqualTypeOf<
  (kit: Kit, options?: entry.ElementOptions) => void
>()
expectTypeOf<entry.ElementOptions>().toEqualTypeOf<{
  locale?: Locale
  nonce?: string
  styles?: string
  toaster?: boolean
}>()
expectTypeOf<HTMLElementTagNameMap['latchkit-button']>().toEqualTypeOf<HTMLElement>()
