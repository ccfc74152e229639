import { walkChart } from '../../walker/suite.ts'
import { connectModel } from './connect.model.ts'

walkChart(connectModel)
