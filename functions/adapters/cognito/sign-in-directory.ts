import {
  AdminDeleteUserCommand,
  UserNotFoundException,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { SignInDirectory } from '#functions/usecases/ports/people.ts';

/** The user pool. */
export function signInDirectory(client: CognitoIdentityProviderClient, userPoolId: string): SignInDirectory {
  return {
    async remove(username) {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: username }));
      } catch (cause) {
        if (!(cause instanceof UserNotFoundException)) throw cause;
      }
    },
  };
}
