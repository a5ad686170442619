export interface Profile {
  userId: string;
  email: string;
  name: string;
  picture?: string;
  isAdmin: boolean;
}
