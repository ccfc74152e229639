import { embeddedStore } from '../../stores/embedded/embedded.store.ts'
import { createFrameConnector } from '../deps/frame-connector.ts'

/** The code of the embedded wallet, beside its logins. */
export const feature = { embeddedStore, createFrameConnector }
