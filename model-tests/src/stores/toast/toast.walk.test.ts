import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { toastModel } from './toast.model.ts'

describeWalk(toastModel)
describeRandomWalk(toastModel)
