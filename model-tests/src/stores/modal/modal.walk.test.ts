import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { modalModel } from './modal.model.ts'

describeWalk(modalModel)
describeRandomWalk(modalModel)
