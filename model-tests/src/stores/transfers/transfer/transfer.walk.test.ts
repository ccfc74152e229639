import { describeRandomWalk, describeWalk } from '../../../walker/suite.ts'
import { transferModel } from './transfer.model.ts'

describeWalk(transferModel)
describeRandomWalk(transferModel)
