// SPDX-License-Identifier: MIT
//
// Compiled once, offline, into SandboxAccount.json with solc 0.8.37 (optimizer on, 200 runs, evmVersion "paris", no
// metadata hash). The JSON has { abi, bytecode } of the factory, which contains the code of the accounts.
pragma solidity ^0.8.24;

/// A contract account of one owner, whose key signs (ERC-1271) and sends for it.
contract SandboxAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    /// Makes all calls or none, in order. Reverts with the reason of the first call that reverts.
    function execute(Call[] calldata calls) external {
        require(msg.sender == owner, "only the owner");
        for (uint256 i = 0; i < calls.length; ++i) {
            (bool ok, bytes memory result) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (ok) continue;
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return 0xffffffff;
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer != address(0) && signer == owner ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Creates accounts at addresses that are known before (ERC-6492).
contract SandboxAccountFactory {
    function create(address owner, bytes32 salt) external returns (address) {
        return address(new SandboxAccount{salt: salt}(owner));
    }

    function addressOf(address owner, bytes32 salt) external view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SandboxAccount).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", address(this), salt, code)))));
    }
}
