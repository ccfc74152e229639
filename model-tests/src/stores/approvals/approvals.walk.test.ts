import { describeRandomWalk, describeWalk } from '../../walker/suite.ts'
import { approvalsModel } from './approvals.model.ts'

describeWalk(approvalsModel)
describeRandomWalk(approvalsModel)
