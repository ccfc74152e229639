import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { transfersModel } from './transfers.model.ts'

describeWalk(transfersModel)
describeRandomWalk(transfersModel)
