import { bare, isObject } from '../../domain/object.ts'
import type { ViewName } from '../../domain/routing/view-name.ts'
import type { ModalApi } from '../api/modal.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import type { EngineAccess, StoreMessage } from './engine.types.ts'

type ModalHost = Pick<ModalApi, 'flows' | 'prepare' | 'onPrepare'> & { engine: EngineAccess }

/**
 * Creates `kit.modal`. `push`, `replace`, `reset`, `preload` and `showToast` load the engine; the
 * other commands do nothing unless the engine is loaded or loading.
 */
export function createModalApi(
  { flows, engine, prepare, onPrepare }: ModalHost,
  preload: ParsedOptions['preload'],
): ModalApi {
  const navigate =
    (type: 'push' | 'replace' | 'reset') =>
    (view: ViewName, data: unknown = null) => {
      const ownData = isObject(data) ? bare(data) : data
      // `ModalApi` pairs each view with its own data
      engine.send({ to: 'router', type, view, data: ownData } as StoreMessage)
    }
  return {
    flows,
    requestClose: () => engine.sendIfLoaded({ to: 'modal', type: 'close.request' }),
    push: navigate('push'),
    replace: navigate('replace'),
    reset: navigate('reset'),
    back: () => engine.sendIfLoaded({ to: 'router', type: 'back' }),
    backTo: (index) => engine.sendIfLoaded({ to: 'router', type: 'back.to', index }),
    prepare() {
      if (preload === 'none') return
      prepare()
      engine.run(() => {})
    },
    onPrepare,
    preload: (...request) => engine.call((loaded) => loaded.preload(...request)),
    finishTransaction: (outcome) =>
      engine.sendIfLoaded({ to: 'router', type: 'transaction.pop', outcome, request: null }),
    approve: (id) => engine.sendIfLoaded({ to: 'approvals', type: 'approve', id }),
    reject: (id) => engine.sendIfLoaded({ to: 'approvals', type: 'reject', id }),
    showToast: ({ variant, message }) =>
      engine.send({ to: 'toast', type: 'show', variant, code: null, message }),
    hideToast: () => engine.sendIfLoaded({ to: 'toast', type: 'hide', code: null, transfer: null }),
    dismissAlert: () => engine.sendIfLoaded({ to: 'alert', type: 'dismiss' }),
  }
}
