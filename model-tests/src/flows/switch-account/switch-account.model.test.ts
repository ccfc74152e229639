import { walkChart } from '../../walker/suite.ts'
import { switchAccountModel } from './switch-account.model.ts'

walkChart(switchAccountModel)
