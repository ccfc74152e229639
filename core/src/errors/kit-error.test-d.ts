import { expectTypeOf } from 'vitest'
import { adapterErrors } from './areas/adapter.ts'
import { kitErrors } from './areas/kit.ts'
import { catalogue } from './catalogue.ts'
import { KitError } from './kit-error.ts'

const namespace = 'eip155'

expectTypeOf(new KitError(kitErrors, 'kit/stopped')).toEqualTypeOf<KitError<'kit/stopped'>>()
expectTypeOf(new KitError(catalogue, 'kit/stopped')).toEqualTypeOf<KitError<'kit/stopped'>>()
new KitError(adapterErrors, 'adapter/not-found', { namespace }, { cause: null })

// @ts-expect-error no area has this code
new KitError(catalogue, 'kit/unheard')
// @ts-expect-error the code is of another area
new KitError(kitErrors, 'adapter/not-found', { namespace })
// @ts-expect-error the text is not that of the catalogue
new KitError({ 'kit/stopped': 'Stopped' }, 'kit/stopped')
// @ts-expect-error the details are missing
new KitError(adapterErrors, 'adapter/not-found')
// @ts-expect-error a detail has another name
new KitError(adapterErrors, 'adapter/not-found', { name: namespace })
