// SPDX-License-Identifier: MIT
//
// Compiled once, offline, into SandboxToken.json ({ abi, bytecode }) with solc 0.8.37 (optimizer on, 200 runs,
// evmVersion "paris", no metadata hash) and the sources of @openzeppelin/contracts 5.7.0. Neither is a dependency.
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// An ERC-20 token. The owner mints any amount.
contract SandboxToken is ERC20, Ownable {
    uint8 private immutable _decimals;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address owner_) ERC20(name_, symbol_) Ownable(owner_) {
        _decimals = decimals_;
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }

    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}
