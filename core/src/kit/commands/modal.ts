import type { ModalApi } from '../api/modal.ts'
import type { EngineAccess } from './engine.types.ts'

/** `kit.modal`. Commands on views that are already open do not load the engine. */
export const createModalApi = (flows: ModalApi['flows'], engine: EngineAccess): ModalApi => ({
  flows,
  requestClose: () => engine.sendIfLoaded(({ modal }) => modal.requestClose()),
  push: (view, ...data) => engine.send(({ modal }) => modal.push(view, ...data)),
  replace: (view, ...data) => engine.send(({ modal }) => modal.replace(view, ...data)),
  reset: (view, ...data) => engine.send(({ modal }) => modal.reset(view, ...data)),
  back: () => engine.sendIfLoaded(({ modal }) => modal.back()),
  preload: (view) => engine.call(({ modal }) => modal.preload(view)),
  finishTransaction: (outcome) =>
    engine.sendIfLoaded(({ modal }) => modal.finishTransaction(outcome)),
  approve: (id) => engine.sendIfLoaded(({ modal }) => modal.approve(id)),
  reject: (id) => engine.sendIfLoaded(({ modal }) => modal.reject(id)),
  showToast: (toast) => engine.send(({ modal }) => modal.showToast(toast)),
  hideToast: () => engine.sendIfLoaded(({ modal }) => modal.hideToast()),
  dismissAlert: () => engine.sendIfLoaded(({ modal }) => modal.dismissAlert()),
})
